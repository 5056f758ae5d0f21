package dev.hexplain.classes;

import dev.hexplain.bytes.Source;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a user provided: class files, archives, folders with either, homes of JDKs. It is indexed when it is opened, within bounds; what
 * cannot be read is a problem, and the rest counts.
 */
public final class ClassSources implements AutoCloseable {
    private static final Pattern ARCHIVE = Pattern.compile(".+\\.(jar|war|ear|rar|zip)");
    private static final Pattern VERSION = Pattern.compile("(?:.*/)?META-INF/versions/(\\d{1,6})/.*");

    private final ClassLimits bounds;
    private final List<ClassContainer> containers = new ArrayList<>();
    private final List<ClassSource> sources = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();
    private int files;
    private int archives;
    private long archiveBytes;

    private ClassSources(ClassLimits bounds) {
        this.bounds = bounds;
    }

    /**
     * Opens all of these, in the order of a class path.
     *
     * @throws NoSuchFileException where one does not exist
     */
    public static ClassSources open(List<Path> paths, ClassLimits bounds) throws IOException {
        return openNamed(paths.stream().map(NamedFile::of).toList(), bounds);
    }

    /**
     * Opens files whose names are not those that they are shown by; what they are is recognised by these names.
     *
     * @throws NoSuchFileException where one does not exist
     */
    public static ClassSources openNamed(List<NamedFile> files, ClassLimits bounds) throws IOException {
        ClassSources opened = new ClassSources(bounds);
        try {
            for (NamedFile file : files) {
                opened.open(file);
            }
            return opened;
        } catch (IOException | RuntimeException failure) {
            opened.close();
            throw failure;
        }
    }

    /** One for each path that could be read, in order. */
    public List<ClassSource> sources() {
        return List.copyOf(sources);
    }

    /**
     * The classes in files whose names are wanted, such as {@code Order$Line.class}, read one after the other as the stream
     * asks for them; those of a JDK are left out.
     */
    public Stream<ClassLookup> classes(Predicate<String> wanted) {
        return sources.stream()
                .flatMap(source -> source instanceof ClassIndex index ? index.classes(wanted) : Stream.empty());
    }

    /** What could not be read, and why; a line each. */
    public List<String> problems() {
        return List.copyOf(problems);
    }

    private void open(NamedFile named) throws IOException {
        if (JdkImage.isHome(named.file())) {
            image(named.file());
            return;
        }
        ClassIndex index = new ClassIndex(named.name(), bounds);
        sources.add(index);
        if (Files.isDirectory(named.file())) {
            folder(named.file(), index);
        } else if (!Files.exists(named.file())) {
            throw new NoSuchFileException(named.name());
        } else if (ClassIndex.isClassFile(named.name())) {
            classFile(named, index);
        } else {
            archive(named, index);
        }
    }

    private void image(Path home) {
        try {
            sources.add(JdkImage.open(home, bounds));
        } catch (IOException unreadable) {
            problems.add(String.valueOf(unreadable.getMessage()));
        }
    }

    private void folder(Path folder, ClassIndex index) throws IOException {
        FolderContainer container = new FolderContainer(folder);
        try (Stream<Path> found = Files.walk(folder)) {
            List<Path> wanted = found.filter(Files::isRegularFile)
                    .filter(file -> ClassIndex.isClassFile(file.toString()) || isArchive(file.toString()))
                    .limit(bounds.files() + 1L)
                    .sorted(Comparator.comparing((Path file) -> isArchive(file.toString()))
                            .thenComparing(Comparator.naturalOrder()))
                    .toList();
            for (Path file : wanted) {
                if (isArchive(file.toString())) {
                    archive(NamedFile.of(file), index);
                } else {
                    add(index, container, relative(folder, file));
                }
            }
        } catch (UncheckedIOException unreadable) {
            problems.add(folder + ": " + unreadable.getMessage());
        }
    }

    private static String relative(Path folder, Path file) {
        return folder.relativize(file).toString().replace(folder.getFileSystem().getSeparator(), "/");
    }

    /** A class file alone may have another name than its class. */
    private void classFile(NamedFile named, ClassIndex index) throws IOException {
        byte[] bytes;
        try {
            bytes = FolderContainer.read(named.file(), bounds.classBytes());
        } catch (IOException unreadable) {
            problems.add(named.name() + ": " + unreadable.getMessage());
            return;
        }
        switch (ClassFileReader.read(bytes, named.name())) {
            case ClassLookup.Found found ->
                add(
                        index,
                        new SingleClassFile(named),
                        ClassIndex.pathOf(found.facts().name()));
            case ClassLookup.Malformed malformed -> problems.add(named.name() + ": " + malformed.reason());
            case ClassLookup.Absent _ -> throw new IllegalStateException();
        }
    }

    private void archive(NamedFile named, ClassIndex index) throws IOException {
        Source bytes = Source.ofFile(named.file());
        try {
            archive(named.name(), bytes, index, 1);
        } catch (IOException unreadable) {
            bytes.close();
            problems.add(named.name() + ": " + unreadable.getMessage());
        }
    }

    private void archive(String name, Source bytes, ClassIndex index, int level) throws IOException {
        if (++archives > bounds.archives()) {
            throw new IOException("It is one archive more than the limit of " + bounds.archives());
        }
        ArchiveContainer archive = ArchiveContainer.open(name, bytes, bounds.files() - files);
        containers.add(archive);
        List<String> paths = archive.paths();
        boolean multiRelease = archive.isMultiRelease();
        paths.stream()
                .filter(ClassIndex::isClassFile)
                .filter(path -> release(path) == 0 || (multiRelease && release(path) <= bounds.release()))
                .sorted(Comparator.comparingInt(ClassSources::release).reversed())
                .forEach(path -> add(index, archive, path));
        for (String path : paths.stream().filter(ClassSources::isArchive).toList()) {
            nested(archive, path, index, level + 1);
        }
    }

    private void nested(ArchiveContainer around, String path, ClassIndex index, int level) {
        try {
            if (level > bounds.nesting()) {
                throw new IOException("It is deeper in archives than the limit of " + bounds.nesting());
            }
            Source bytes = around.nested(path, bounds.archiveBytes() - archiveBytes);
            archiveBytes += bytes instanceof Source.Heap ? bytes.length() : 0;
            archive(around.where(path), bytes, index, level);
        } catch (IOException unreadable) {
            problems.add(around.where(path) + ": " + unreadable.getMessage());
        }
    }

    private void add(ClassIndex index, ClassContainer container, String path) {
        if (files++ < bounds.files()) {
            index.add(container, path);
        } else if (files == bounds.files() + 1) {
            problems.add(container.where(path) + ": this and what follows is more than the limit of " + bounds.files()
                    + " class files");
        }
    }

    private static boolean isArchive(String path) {
        return ARCHIVE.matcher(path.toLowerCase(Locale.ROOT)).matches();
    }

    /** The release that a class in an archive is for; 0 for all. */
    private static int release(String path) {
        Matcher version = VERSION.matcher(path);
        return version.matches() ? Integer.parseInt(version.group(1)) : 0;
    }

    @Override
    public void close() {
        for (ClassContainer container : containers.reversed()) {
            try {
                container.close();
            } catch (IOException alreadyGone) {
                // It was only read.
            }
        }
        containers.clear();
        sources.forEach(ClassSource::close);
    }
}
