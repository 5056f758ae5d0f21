package dev.hexplain.decode.schema;

/**
 * One file of a schema that consists of several.
 *
 * @param name as others import it: {@code common/money.proto}
 * @param firstLine its first line in the text of the whole schema, from 1
 */
public record SchemaFile(String name, String text, int firstLine) {
    private static final String RULE = " ==== ";

    /** The last part of its name. */
    String simpleName() {
        return simpleName(name);
    }

    static String simpleName(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    /** The last part of its name up to the dot: the prefix of included types' names, in some languages. */
    public String baseName() {
        String simple = simpleName();
        int dot = simple.lastIndexOf('.');
        return dot > 0 ? simple.substring(0, dot) : simple;
    }

    /** The separator line in front of a file. */
    static String heading(String name) {
        return "//" + RULE + name + RULE.stripTrailing() + "\n";
    }
}
