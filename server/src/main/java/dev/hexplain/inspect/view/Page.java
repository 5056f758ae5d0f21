package dev.hexplain.inspect.view;

import java.util.List;

/**
 * A page of a list.
 *
 * @param from number of the first item
 * @param total items in the whole list
 */
public record Page<T>(long from, long total, List<T> items) {}
