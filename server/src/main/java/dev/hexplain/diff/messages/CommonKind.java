package dev.hexplain.diff.messages;

/** What bytes are that are in all messages after each other. */
public enum CommonKind {
    /** The same bytes. */
    CONSTANT("constant"),
    /** A number that says how long the next field is. */
    LENGTH("length"),
    /** A number that says how long the message is, or how long but for a number of bytes that is always the same. */
    TOTAL("length"),
    /** A number that grows by as much from each message to the next. */
    COUNTER("counter"),
    /** A number of seconds, milliseconds, microseconds or nanoseconds since 1970. */
    TIME("time"),
    /** A number that has few values: a type or a flag. */
    FEW("few values"),
    NUMBER("number"),
    /** A number of IEEE 754. */
    FLOAT("floating-point number"),
    /** As many characters as the length before it says, or always as many. */
    TEXT("text"),
    /** Characters up to a byte 0. */
    TERMINATED_TEXT("text up to 0"),
    /** As many bytes as the length before it says, or always as many. */
    BYTES("bytes"),
    /** What is left, of which nothing is known. */
    REST("rest");

    private final String words;

    CommonKind(String words) {
        this.words = words;
    }

    /** What it is called. */
    public String words() {
        return words;
    }

    public boolean isNumber() {
        return switch (this) {
            case LENGTH, TOTAL, COUNTER, TIME, FEW, NUMBER, FLOAT -> true;
            case CONSTANT, TEXT, TERMINATED_TEXT, BYTES, REST -> false;
        };
    }
}
