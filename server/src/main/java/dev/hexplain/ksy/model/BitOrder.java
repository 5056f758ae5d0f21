package dev.hexplain.ksy.model;

/** From which end of a byte bit fields are taken. */
public enum BitOrder {
    /** The most significant bit first ({@code bit-endian: be}). */
    BIG,
    /** The least significant bit first ({@code bit-endian: le}). */
    LITTLE
}
