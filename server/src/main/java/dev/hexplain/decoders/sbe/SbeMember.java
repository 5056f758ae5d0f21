package dev.hexplain.decoders.sbe;

/**
 * A field in a block or a composite.
 *
 * @param logical its name in the encoded object; empty where it adds no step to the logical path
 * @param offset of its first byte in there
 * @param since the version of the schema that added it
 */
record SbeMember(String name, String logical, SbeType type, int offset, int since, String doc) {
    SbeMember withoutStep() {
        return new SbeMember(name, "", type, offset, since, doc);
    }

    int end() {
        return offset + type.size();
    }
}
