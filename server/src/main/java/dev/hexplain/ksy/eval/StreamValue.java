package dev.hexplain.ksy.eval;

/** A stream, the value of {@code _io}. */
public interface StreamValue {
    long size();

    long position();

    boolean atEnd();
}
