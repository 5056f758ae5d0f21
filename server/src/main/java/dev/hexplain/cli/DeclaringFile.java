package dev.hexplain.cli;

import dev.hexplain.inspect.classes.ClassDeclarations;
import dev.hexplain.inspect.classes.ClassDeclarations.Declared;
import dev.hexplain.inspect.classes.GivenClasses;
import dev.hexplain.inspect.classes.MissingClass;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.encodings.Declarations;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What files declare for the codec lab: a source file, schemas, or class files.
 *
 * @param missing classes that class files refer to, and that are not among them
 * @param problems what of class files could not be read; a line each
 */
record DeclaringFile(Declarations declarations, List<MissingClass> missing, List<String> problems) {
    private static final Set<String> CLASS_FILES = Set.of("class", "jar", "war", "ear", "rar", "zip");
    private static final int MOST_NESTED = 1000;

    /**
     * Reads a file, a folder of class files or schemas, or several of them: schemas import each other, and no other files.
     *
     * @param type the class of the object; empty for the first, or the only one of class files
     * @throws Refusal where class files have none such, and for several files that do not belong together
     */
    static DeclaringFile read(List<Path> given, String type, long seed) throws IOException {
        List<DeclaringSchema> schemas = DeclaringSchema.in(given);
        if (!schemas.isEmpty()) {
            return ofText(DeclaringSchema.language(schemas), DeclaringSchema.joined(schemas), type, seed);
        }
        if (given.stream().allMatch(DeclaringFile::isClassFile)) {
            List<Path> files = new ArrayList<>();
            for (Path file : given) {
                files.addAll(DeclaringSchema.ending(file).equals("class") ? withNested(file) : List.of(file));
            }
            return ofClassFiles(files, type, seed);
        }
        if (given.size() > 1) {
            throw Refusal.badRequest(
                    "Several files declare types where they are schemas of one language, or class files.");
        }
        return ofText(Declarations.JAVA, TextFile.read(given.getFirst()), type, seed);
    }

    private static boolean isClassFile(Path file) {
        return isNamedAsClassFile(file) || Files.isDirectory(file);
    }

    /** Whether a file is a class file by its name, or an archive of such. */
    static boolean isNamedAsClassFile(Path file) {
        return CLASS_FILES.contains(DeclaringSchema.ending(file));
    }

    private static DeclaringFile ofText(String language, String text, String type, long seed) {
        return new DeclaringFile(new Declarations(language, text, type, seed), List.of(), List.of());
    }

    private static DeclaringFile ofClassFiles(List<Path> files, String type, long seed) throws IOException {
        try (GivenClasses given = GivenClasses.open(files)) {
            ClassDeclarations read = ClassDeclarations.of(given, type);
            Declared declared = read.onlyOne();
            return new DeclaringFile(
                    new Declarations(Declarations.JAVA, declared.text(), declared.type(), seed),
                    declared.missing(),
                    read.problems());
        }
    }

    /** A class file, and those of the classes nested in it. */
    private static List<Path> withNested(Path file) throws IOException {
        String name = String.valueOf(file.getFileName());
        List<Path> all = new ArrayList<>(List.of(file));
        String outer = name.substring(0, name.length() - ".class".length()) + "$";
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null && Files.isDirectory(folder)) {
            try (Stream<Path> beside = Files.list(folder)) {
                beside.filter(each -> String.valueOf(each.getFileName()).startsWith(outer)
                                && each.toString().endsWith(".class"))
                        .sorted()
                        .limit(MOST_NESTED)
                        .forEach(all::add);
            }
        }
        return all;
    }
}
