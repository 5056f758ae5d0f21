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
 * What a file declares for the codec lab: a source file or schema, or class files.
 *
 * @param missing classes that class files refer to, and that are not among them
 * @param problems what of class files could not be read; a line each
 */
record DeclaringFile(Declarations declarations, List<MissingClass> missing, List<String> problems) {
    private static final Set<String> SCHEMAS = Set.of("avsc", "proto", "thrift", "fbs", "xml");
    private static final Set<String> CLASS_FILES = Set.of("class", "jar", "war", "ear", "rar", "zip");
    private static final int MOST_NESTED = 1000;

    /**
     * Reads a file, or a folder of class files.
     *
     * @param type the class of the object; empty for the first, or the only one of class files
     * @throws Refusal where class files have none such
     */
    static DeclaringFile read(Path file, String type, long seed) throws IOException {
        String name = String.valueOf(file.getFileName());
        String ending = name.substring(name.lastIndexOf('.') + 1);
        if (CLASS_FILES.contains(ending) || Files.isDirectory(file)) {
            return ofClassFiles(ending.equals("class") ? withNested(file, name) : List.of(file), type, seed);
        }
        String language = SCHEMAS.contains(ending) ? ending : Declarations.JAVA;
        return new DeclaringFile(new Declarations(language, TextFile.read(file), type, seed), List.of(), List.of());
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
    private static List<Path> withNested(Path file, String name) throws IOException {
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
