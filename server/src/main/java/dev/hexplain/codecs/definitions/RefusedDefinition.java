package dev.hexplain.codecs.definitions;

/**
 * A class that could not be defined.
 *
 * @param reason as shown to users
 */
public record RefusedDefinition(String name, String reason) {}
