package dev.hexplain.ksy.model;

/** The order of bit fields in a byte ({@code bit-endian}). */
public enum BitOrder {
    /** The most significant bit first ({@code bit-endian: be}). */
    BIG,
    /** The least significant bit first ({@code bit-endian: le}). */
    LITTLE
}
