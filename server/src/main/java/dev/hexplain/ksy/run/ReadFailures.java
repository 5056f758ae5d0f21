package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.ValueDescriptions;
import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.Location;
import dev.hexplain.ksy.run.ReadFailure.Kind;
import java.math.BigInteger;

/** Creates the failures that several operations share. */
final class ReadFailures {
    private static final Location NOWHERE = new Location("", 1, 1, "/");

    private ReadFailures() {}

    /** Fewer bytes than wanted are left. */
    static ParseFailure endOfStream(KsyStream io, Attribute attribute, String typeName, long wanted) {
        String left = Math.max(0, io.left()) + " bytes up to the end of the stream";
        return of(Kind.END_OF_STREAM, io, attribute, typeName, wanted + " bytes", left);
    }

    /** More elements of a fixed size are wanted than fit into the bytes that were left before the first. */
    static ParseFailure tooMany(KsyStream io, Attribute attribute, ElementReader element, long count, long left) {
        long size = element.fixedSize();
        BigInteger needed = BigInteger.valueOf(count).multiply(BigInteger.valueOf(size));
        String expected = "%s bytes for %d elements of %d bytes".formatted(needed, count, size);
        String actual = "%d bytes up to the end of the stream, for %d elements".formatted(left, left / size);
        return of(Kind.END_OF_STREAM, io, attribute, element.typeName(), expected, actual);
    }

    static ParseFailure noTerminator(KsyStream io, Attribute attribute, String typeName, byte[] terminator) {
        String left = "none in the " + io.left() + " bytes up to the end of the stream";
        return of(
                Kind.NO_TERMINATOR,
                io,
                attribute,
                typeName,
                "a terminator " + ValueDescriptions.shortly(terminator),
                left);
    }

    /** An element without bytes in a repetition that such elements never end. */
    static ParseFailure noProgress(KsyStream io, Attribute attribute, String typeName) {
        String left = "one without, and " + io.left() + " bytes up to the end of the stream";
        return of(Kind.NO_PROGRESS, io, attribute, typeName, "elements that have bytes", left);
    }

    private static ParseFailure of(
            Kind kind, KsyStream io, Attribute attribute, String typeName, String expected, String actual) {
        return new ParseFailure(
                new ReadFailure(kind, typeName, io.at(), attribute.id(), expected, actual, attribute.at()),
                io.medium());
    }

    /** A failure without an attribute. */
    static ParseFailure of(Kind kind, KsyStream io, String expected, String actual) {
        return new ParseFailure(new ReadFailure(kind, "", io.at(), "", expected, actual, NOWHERE), io.medium());
    }
}
