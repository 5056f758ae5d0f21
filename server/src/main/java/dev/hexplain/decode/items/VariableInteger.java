package dev.hexplain.decode.items;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.ParseInput;

/** An encoding of integers whose bytes say where they end. */
public interface VariableInteger {
    /** Bytes of the longest integer. */
    int most();

    /** Bytes of the integer at an index; 0 where it is not valid, or not whole before a limit. */
    int length(byte[] bytes, int at, int limit);

    /** The integer of so many bytes at an index. */
    long value(byte[] bytes, int at, int length);

    /** What is wrong with the integer at an offset. */
    MalformedInput wrong(ParseInput in, long at);
}
