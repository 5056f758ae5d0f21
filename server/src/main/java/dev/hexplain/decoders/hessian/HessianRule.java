package dev.hexplain.decoders.hessian;

/** The rules of the grammar: frames while open, shapes afterwards. */
enum HessianRule {
    /** Values to the end of the source. */
    CONTENTS,
    /** A version and the message after it. */
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
    /** Class definitions and the value that follows them. */
    DEFINING,
    CLASSDEF,
    FIELDS,
    OBJECT,
    /** A list with its length before it. */
    LIST,
    LIST_LENGTH,
    LIST_TYPE,
    LIST_TYPE_LENGTH,
    /** A list with an end mark. */
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
    /** An entry whose key is not a text. */
    ENTRY_COMPLEX,
    REMOTE,
    END,
    /** The name in a draft's class definition, with an int as its length. */
    CLASS_NAME,
    /** A message of Caucho's writers without a protocol version: its values, up to a z. */
    SIMPLE_MESSAGE,
    SIMPLE_VALUES,
    /** An envelope: headers, the wrapped content, and footers. */
    ENVELOPE,
    ENVELOPE_CHUNK,
    HEADERS,
    FOOTERS,
    /** A stream of packets, and its packets, with a length of one byte or three. */
    PACKETS,
    STREAMED,
    STREAMED_LONG,
    /** A packet of a message: its length in one byte, in two, or after a letter; and one that is not the last. */
    PACKET_1,
    PACKET_2,
    PACKET_P,
    PACKET_PIECE;

    private static final HessianRule[] ALL = values();

    /** Its number in the shape table, after the shapes before it. Reordering needs a new decoder version. */
    int number() {
        return ordinal();
    }

    /** Whether it is a list or a map of a type. */
    boolean isTyped() {
        return switch (this) {
            case LIST_TYPE, LIST_TYPE_LENGTH, ENDED_LIST_TYPE, ENDED_LIST_TYPE_LENGTH, MAP_TYPE -> true;
            default -> false;
        };
    }

    /** Whether the first values or entries in it may be without rows. */
    boolean scans() {
        return switch (this) {
            case LIST, LIST_LENGTH, LIST_TYPE, LIST_TYPE_LENGTH, ELEMENTS, MAP, MAP_TYPE -> true;
            default -> false;
        };
    }

    static HessianRule of(int number) {
        return ALL[number];
    }
}
