package dev.hexplain.codecs;

/** A group of codecs with a common property, to find one among many. */
public enum Family {
    OBJECT_STREAMS("Object streams", "Any object, with its class: Java serialization and what wants to replace it"),
    RECORDS("Records", "The fields one after another, without names: written by hand"),
    DOCUMENTS("Documents", "Names and values: JSON and its binary relatives"),
    SCHEMAS("Schemas", "Fields by number or place, from a schema that both sides have");

    private final String title;
    private final String doc;

    Family(String title, String doc) {
        this.title = title;
        this.doc = doc;
    }

    public String title() {
        return title;
    }

    public String doc() {
        return doc;
    }
}
