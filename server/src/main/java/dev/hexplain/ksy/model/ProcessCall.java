package dev.hexplain.ksy.model;

import java.util.List;

/**
 * What is done to bytes before they are read on ({@code process}).
 *
 * @param name {@code xor}, {@code rol}, {@code ror}, {@code zlib}, or the dotted name of a custom one
 */
public record ProcessCall(String name, List<Expression> arguments, Location at) {}
