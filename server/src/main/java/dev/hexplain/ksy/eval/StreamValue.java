package dev.hexplain.ksy.eval;

/** A stream, as {@code _io} gives it. */
public interface StreamValue {
    long size();

    long position();

    boolean atEnd();
}
