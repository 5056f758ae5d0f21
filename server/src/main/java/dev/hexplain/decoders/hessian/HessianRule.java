package dev.hexplain.decoders.hessian;

/** What has rows in it: a rule of the grammar, which is a frame while it is open and a shape afterwards. */
enum HessianRule {
    /** Values to the end of the source. */
    CONTENTS,
    /** A version and what it applies to. */
    MESSAGE,
    CALL,
    REPLY,
    /** Calls and replies of Hessian 1. */
    MESSAGES,
    CALL_1,
    ARGUMENTS,
    REPLY_1,
    FAULT,
    HEADER,
    /** Definitions of classes and the value they stand before. */
    DEFINING,
    CLASSDEF,
    FIELDS,
    OBJECT,
    /** A list whose length is told before. */
    LIST,
    LIST_LENGTH,
    LIST_TYPE,
    LIST_TYPE_LENGTH,
    /** A list with a mark at its end. */
    ENDED_LIST,
    ENDED_LIST_LENGTH,
    ENDED_LIST_TYPE,
    ENDED_LIST_TYPE_LENGTH,
    ELEMENTS,
    MAP,
    MAP_TYPE,
    /** An entry whose key and value need no row. */
    ENTRY,
    /** An entry whose value needs a row. */
    ENTRY_OPEN,
    /** An entry whose key is a text that needs a row. */
    ENTRY_WIDE,
    /** An entry whose key is no text. */
    ENTRY_COMPLEX,
    REMOTE,
    END,
    /** The name in a class definition of the drafts: its length is an int. */
    CLASS_NAME,
    /** A message of Caucho's own, without a version of the protocol: its values, up to a z. */
    SIMPLE_MESSAGE,
    SIMPLE_VALUES,
    /** What a message is wrapped in: headers, what is wrapped, and footers. */
    ENVELOPE,
    ENVELOPE_CHUNK,
    HEADERS,
    FOOTERS,
    /** A stream of packets, and these: with a length of one byte, or three. */
    PACKETS,
    STREAMED,
    STREAMED_LONG,
    /** A packet of a message: its length in one byte, in two, or behind a letter; and one that is no last piece. */
    PACKET_1,
    PACKET_2,
    PACKET_P,
    PACKET_PIECE;

    private static final HessianRule[] ALL = values();

    /**
     * Its place in the shape table, after those before it. A change of their order is a change of the decoder's
     * version.
     */
    int number() {
        return ordinal();
    }

    static HessianRule of(int number) {
        return ALL[number];
    }
}
