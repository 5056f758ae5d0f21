package dev.hexplain.values;

/**
 * Receives values in byte order, without the fields that hold them. The contents of a value come between
 * its beginning and its end; the parts of a structure, and of a mapping, each have a name before them.
 */
public interface ValueSink {
    void beginSequence();

    void endSequence();

    /** A structure or a mapping begins. */
    void beginNamed();

    void endNamed();

    /** The name of the next value. */
    void name(String name);

    /** A text, a time or a name. */
    void text(String text);

    /** A number, a truth value or null: its characters, each of which is one of ASCII. */
    void plain(String characters);

    /** A floating point number as {@link Double} writes it. */
    void floating(String digits);

    /** A scalar of any kind. */
    void scalar(LogicalValue.Scalar scalar);

    /** What stands elsewhere. */
    void reference(LogicalValue.Reference reference);

    /** A part of the value is whole, as are all before it: where no more can be read, these stay. */
    void endPart();

    /** Whether more can be received: what was received is kept until all of it was. */
    boolean hasRoom();
}
