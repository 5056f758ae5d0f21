package dev.hexplain.classes;

/** What became of looking up a class by its name. */
public sealed interface ClassLookup {
    /** No source has it. */
    ClassLookup ABSENT = new Absent();

    /**
     * It was read.
     *
     * @param where file, entries of archives included
     */
    record Found(ClassFacts facts, String where) implements ClassLookup {}

    /** Its class file cannot be read. */
    record Malformed(String where, String reason) implements ClassLookup {}

    /** It is not there. */
    record Absent() implements ClassLookup {}
}
