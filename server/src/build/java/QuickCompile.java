import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodModel;
import java.lang.reflect.AccessFlag;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Compiles the source files that changed, if nothing that other classes see of them did: then no other class needs to be
 * compiled again.
 *
 * <p>usage: {@code java QuickCompile.java STAMP OUTPUT SOURCES...}; OUTPUT has the folder {@code classes} and the file
 * {@code classpath}. Ends with 0 when it is done, 1 when a file does not compile, 3 when all must be compiled.
 */
final class QuickCompile {
    private static final int FAILED = 1;
    private static final int ALL = 3;

    private QuickCompile() {}

    public static void main(String[] args) throws IOException {
        System.exit(run(args));
    }

    /** What the program ends with. */
    static int run(String[] args) throws IOException {
        FileTime since = Files.getLastModifiedTime(Path.of(args[0]));
        Path output = Path.of(args[1]);
        List<Path> roots = Stream.of(args).skip(2).map(Path::of).toList();
        Path fresh = Files.createTempDirectory("classes");
        try {
            return compile(roots, since, output, fresh);
        } finally {
            delete(fresh);
        }
    }

    private static int compile(List<Path> roots, FileTime since, Path output, Path fresh) throws IOException {
        Path classes = output.resolve("classes");
        List<String> stems = new ArrayList<>();
        List<String> sources = new ArrayList<>();
        for (Path root : roots) {
            for (Path source : changed(root, since)) {
                sources.add(source.toString());
                stems.add(root.relativize(source).toString().replaceFirst("\\.java$", ""));
            }
        }
        if (sources.isEmpty()) {
            return ALL; // a file was deleted
        }
        List<String> words = new ArrayList<>(List.of("-proc:none", "-parameters", "-nowarn", "-XDsuppressNotes", "-d"));
        words.addAll(List.of(fresh.toString(), "-cp", classes + ":" + Files.readString(output.resolve("classpath"))));
        words.addAll(sources);
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, words.toArray(String[]::new)) != 0) {
            return FAILED;
        }
        for (String stem : stems) {
            if (stem.endsWith("package-info") || !signatures(classes, stem).equals(signatures(fresh, stem))) {
                return ALL;
            }
        }
        for (String stem : stems) {
            replace(classes, fresh, stem);
        }
        return 0;
    }

    private static List<Path> changed(Path root, FileTime since) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> modified(file).compareTo(since) > 0)
                    .toList();
        }
    }

    private static FileTime modified(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void replace(Path classes, Path fresh, String stem) throws IOException {
        for (Path old : ofSource(classes, stem)) {
            Files.delete(old);
        }
        for (Path compiled : ofSource(fresh, stem)) {
            Files.move(compiled, classes.resolve(fresh.relativize(compiled)), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** The class files of one source file: of its class, and of the classes in it. */
    private static List<Path> ofSource(Path folder, String stem) throws IOException {
        Path named = folder.resolve(stem);
        String name = named.getFileName().toString();
        if (!Files.isDirectory(named.getParent())) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(named.getParent())) {
            return files.filter(file -> {
                        String found = file.getFileName().toString();
                        return found.equals(name + ".class")
                                || found.startsWith(name + "$") && found.endsWith(".class");
                    })
                    .toList();
        }
    }

    /** What other classes can see of the classes of a source file, by class. */
    private static TreeMap<String, List<String>> signatures(Path folder, String stem) throws IOException {
        TreeMap<String, List<String>> all = new TreeMap<>();
        for (Path file : ofSource(folder, stem)) {
            ClassModel type = ClassFile.of().parse(file);
            if (type.findAttribute(Attributes.enclosingMethod()).isEmpty()) {
                all.put(type.thisClass().asInternalName(), signatures(type));
            }
        }
        return all;
    }

    private static List<String> signatures(ClassModel type) {
        List<String> lines = new ArrayList<>();
        lines.add(type.flags().flagsMask() + " " + type.superclass() + " " + type.interfaces());
        type.findAttribute(Attributes.signature())
                .ifPresent(it -> lines.add(it.signature().stringValue()));
        type.findAttribute(Attributes.permittedSubclasses())
                .ifPresent(it -> lines.add(it.permittedSubclasses().toString()));
        type.findAttribute(Attributes.record())
                .ifPresent(it -> it.components().forEach(part -> lines.add(part.name() + " " + part.descriptor())));
        type.fields().stream()
                .filter(field -> !field.flags().has(AccessFlag.PRIVATE))
                .map(QuickCompile::signature)
                .sorted()
                .forEach(lines::add);
        type.methods().stream()
                .filter(method -> !method.flags().has(AccessFlag.PRIVATE))
                .filter(method -> !method.methodName().equalsString("<clinit>"))
                .map(QuickCompile::signature)
                .sorted()
                .forEach(lines::add);
        return lines;
    }

    private static String signature(FieldModel field) {
        return field.flags().flagsMask() + " " + field.fieldName() + " " + field.fieldType()
                + field.findAttribute(Attributes.signature())
                        .map(it -> " " + it.signature())
                        .orElse("")
                + field.findAttribute(Attributes.constantValue())
                        .map(it -> " = " + it.constant())
                        .orElse("");
    }

    private static String signature(MethodModel method) {
        return method.flags().flagsMask() + " " + method.methodName() + method.methodType()
                + method.findAttribute(Attributes.signature())
                        .map(it -> " " + it.signature())
                        .orElse("")
                + method.findAttribute(Attributes.exceptions())
                        .map(it -> " " + it.exceptions())
                        .orElse("");
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
