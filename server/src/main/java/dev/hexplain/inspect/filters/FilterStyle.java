package dev.hexplain.inspect.filters;

/**
 * How narrow a pattern is.
 *
 * @param by what its parts name
 * @param sizes whether it has limits
 */
public record FilterStyle(FilterScope by, FilterSizes sizes) {}
