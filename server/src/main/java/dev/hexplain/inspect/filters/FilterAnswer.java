package dev.hexplain.inspect.filters;

/**
 * What a pattern says to a check.
 *
 * @param part of the pattern that decides; empty where none does
 */
public record FilterAnswer(FilterStatus status, String part) {
    static final FilterAnswer NONE = new FilterAnswer(FilterStatus.UNDECIDED, "");
}
