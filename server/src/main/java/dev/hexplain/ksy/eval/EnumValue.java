package dev.hexplain.ksy.eval;

import dev.hexplain.ksy.model.EnumSpec;

/** An integer with an enum; the enum may have no name for it. */
public record EnumValue(EnumSpec enumeration, long value) {}
