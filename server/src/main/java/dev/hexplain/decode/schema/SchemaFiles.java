package dev.hexplain.decode.schema;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Splits the text of a schema into the files it holds, so that one may import others. Each file follows a separator
 * line with its name, which is a comment in languages with imports; text before the first such line is a file too.
 *
 * <pre>
 * // ==== order.proto ====
 * import "common/money.proto";
 * // ==== common/money.proto ====
 * </pre>
 *
 * @param all the file that no other imports comes first
 * @param missing imported files that are missing
 */
public record SchemaFiles(List<SchemaFile> all, List<String> missing) {
    private static final Pattern HEADING = Pattern.compile("^// ={4,} (\\S.*?) ={4,}[ \\t\\r]*$", Pattern.MULTILINE);
    private static final int MOST_NAMED = 5;

    /** The files of a schema in a language whose import statement is this word and a quoted name. */
    public static SchemaFiles of(Schema schema, String word) {
        List<SchemaFile> files = new ArrayList<>(split(schema.name(), schema.text()));
        Set<SchemaFile> imported = new HashSet<>();
        List<String> missing = new ArrayList<>();
        for (SchemaFile file : files) {
            for (String name : imports(file, word)) {
                target(files, file, name).ifPresentOrElse(imported::add, () -> missing.add(name));
            }
        }
        files.stream().filter(file -> !imported.contains(file)).findFirst().ifPresent(main -> {
            files.remove(main);
            files.addFirst(main);
        });
        return new SchemaFiles(List.copyOf(files), missing.stream().distinct().toList());
    }

    /** Where no file has the whole name, its last part is compared: users often upload files without their folders. */
    private static Optional<SchemaFile> target(List<SchemaFile> files, SchemaFile by, String name) {
        return files.stream()
                .filter(file -> file.name().equals(name))
                .findFirst()
                .or(() -> files.stream()
                        .filter(file -> file != by && file.simpleName().equals(SchemaFile.simpleName(name)))
                        .findFirst());
    }

    /** The files that a text holds, in their order; one where no line names any. */
    public static List<SchemaFile> split(String name, String text) {
        List<SchemaFile> files = new ArrayList<>();
        String current = name;
        int from = 0;
        int line = 1;
        Matcher heading = HEADING.matcher(text);
        while (heading.find()) {
            String before = text.substring(from, heading.start());
            if (from > 0 || !before.isBlank()) {
                files.add(new SchemaFile(current, before, line));
            }
            line += lines(text, from, heading.end()) + 1;
            from = Math.min(heading.end() + 1, text.length());
            current = heading.group(1);
        }
        files.add(new SchemaFile(current, text.substring(from), line));
        return files;
    }

    private static int lines(String text, int from, int to) {
        return (int)
                text.substring(from, to).chars().filter(each -> each == '\n').count();
    }

    /** The text of a schema that holds some files. */
    public static String joined(List<SchemaFile> files) {
        return files.stream()
                .map(file -> SchemaFile.heading(file.name())
                        + file.text()
                        + (file.text().endsWith("\n") ? "" : "\n"))
                .collect(Collectors.joining());
    }

    /** The names of the files that a file imports. */
    public static List<String> imports(SchemaFile file, String word) {
        List<String> names = new ArrayList<>();
        SchemaTokens tokens = new SchemaTokens(file);
        while (!tokens.atEnd()) {
            boolean imports = tokens.skip(word);
            if (!imports) {
                tokens.advance();
                continue;
            }
            if (tokens.kind() == SchemaTokens.Kind.IDENTIFIER) {
                // import public, weak, option
                tokens.advance();
            }
            if (tokens.kind() == SchemaTokens.Kind.TEXT) {
                names.add(tokens.quoted("the name of a file"));
            }
        }
        return names;
    }

    /** The file that holds a line of the whole text. */
    public static Optional<SchemaFile> at(List<SchemaFile> files, int line) {
        return files.stream().filter(file -> file.firstLine() <= line).reduce((first, second) -> second);
    }

    /** A hint for the diagnostic of an undeclared name. */
    public String hint() {
        return hint(missing);
    }

    /** The same for a list of missing files. */
    public static String hint(List<String> missing) {
        if (missing.isEmpty()) {
            return "";
        }
        String names = missing.stream().limit(MOST_NAMED).collect(Collectors.joining(", "));
        return "; not here, but imported: " + names + (missing.size() > MOST_NAMED ? ", …" : "");
    }
}
