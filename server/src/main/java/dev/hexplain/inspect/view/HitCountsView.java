package dev.hexplain.inspect.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How many hits a search has, as far as it came.
 *
 * @param counts hits of each part of source 0, all of about the same length
 * @param others hits in derived sources
 * @param searched bytes of source 0 before which all hits are counted
 * @param next where to go on; null where all is searched
 * @param complete whether the bytes are all that there are in the dump
 * @param notes what was left out, and why, a sentence each
 */
public record HitCountsView(
        List<Integer> counts,
        long others,
        long searched,
        @Nullable String next,
        boolean complete,
        List<String> notes) {}
