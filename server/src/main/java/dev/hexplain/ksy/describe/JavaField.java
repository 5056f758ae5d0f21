package dev.hexplain.ksy.describe;

/** A field of a Java class. */
record JavaField(String name, JavaType type) {}
