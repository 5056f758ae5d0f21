package dev.hexplain.ksy.eval;

import dev.hexplain.ksy.model.EnumSpec;

/** An integer that an enum names, or could name. */
public record EnumValue(EnumSpec enumeration, long value) {}
