package dev.hexplain.decode.schema;

/**
 * A language in which schemas are written.
 *
 * @param title as shown to users: {@code Avro schema}
 * @param ending of the names of files, without the dot
 */
public record SchemaLanguage(String title, String ending) {
    /** Classes as Java declares them. */
    public static final SchemaLanguage CLASS_LIST = new SchemaLanguage("class list", "txt");
}
