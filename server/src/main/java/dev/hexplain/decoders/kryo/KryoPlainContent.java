package dev.hexplain.decoders.kryo;

/** What is in a value that needs no row: values, one behind the other. */
sealed interface KryoPlainContent {
    /** Of an object: its members in their order. */
    record Members(KryoPlainClass of) implements KryoPlainContent {}

    /** Of a collection: values whose static type is the same. */
    record Elements(KryoPlainPlace each) implements KryoPlainContent {}

    /** Of a map. */
    record Entries(KryoPlainPlace keys, KryoPlainPlace values) implements KryoPlainContent {}
}
