package dev.hexplain.ksy.model;

import java.util.List;

/**
 * A {@code process} key: how bytes are transformed before they are parsed.
 *
 * @param name {@code xor}, {@code rol}, {@code ror}, {@code zlib}, or the dotted name of a custom one
 */
public record ProcessCall(String name, List<Expression> arguments, Location at) {}
