package dev.hexplain.decoders.sbe;

/**
 * A field in a block or a composite.
 *
 * @param offset of its first byte in there
 * @param since the version of the schema that added it
 */
record SbeMember(String name, SbeType type, int offset, int since, String doc) {
    int end() {
        return offset + type.size();
    }
}
