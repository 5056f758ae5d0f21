package dev.hexplain.classes;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Class files by the names of their files, in the order of the class path. A folder need not be where packages begin: a
 * class is found by the end of its path, and the name in the class file decides.
 */
final class ClassIndex implements ClassSource {
    private static final String SUFFIX = ".class";

    private final String name;
    private final int classBytes;
    private final Map<String, List<Entry>> byFile = new HashMap<>();

    ClassIndex(String name, ClassLimits bounds) {
        this.name = name;
        this.classBytes = bounds.classBytes();
    }

    /**
     * A class file.
     *
     * @param path in its container
     */
    private record Entry(ClassContainer container, String path) {
        /** Whether a class file at this path could be the one at a path below the root of packages. */
        boolean mayBe(String wanted) {
            return path.equals(wanted) || path.endsWith("/" + wanted) || wanted.endsWith("/" + path);
        }
    }

    static boolean isClassFile(String path) {
        return path.endsWith(SUFFIX);
    }

    static String pathOf(String binaryName) {
        return binaryName.replace('.', '/') + SUFFIX;
    }

    void add(ClassContainer container, String path) {
        byFile.computeIfAbsent(path.substring(path.lastIndexOf('/') + 1), _ -> new ArrayList<>(1))
                .add(new Entry(container, path));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public ClassLookup find(String binaryName) {
        String path = pathOf(binaryName);
        for (Entry entry : byFile.getOrDefault(path.substring(path.lastIndexOf('/') + 1), List.of())) {
            ClassLookup found = entry.mayBe(path) ? read(entry) : ClassLookup.ABSENT;
            if (found instanceof ClassLookup.Malformed
                    || (found instanceof ClassLookup.Found read
                            && read.facts().name().equals(binaryName))) {
                return found;
            }
        }
        return ClassLookup.ABSENT;
    }

    /** All classes in files whose names are wanted, by these names; the first of each name counts. */
    Stream<ClassLookup> classes(Predicate<String> wanted) {
        return byFile.entrySet().stream()
                .filter(file -> wanted.test(file.getKey()))
                .sorted(Map.Entry.comparingByKey())
                .flatMap(file -> file.getValue().stream())
                .map(this::read);
    }

    private ClassLookup read(Entry entry) {
        String where = entry.container().where(entry.path());
        try {
            return ClassFileReader.read(entry.container().read(entry.path(), classBytes), where);
        } catch (IOException unreadable) {
            return new ClassLookup.Malformed(where, String.valueOf(unreadable.getMessage()));
        }
    }
}
