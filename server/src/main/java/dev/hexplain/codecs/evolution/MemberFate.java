package dev.hexplain.codecs.evolution;

import org.jspecify.annotations.Nullable;

/**
 * What became of a value that was written, or where one comes from that is there.
 *
 * @param written its path in the object that was written; null where it was not written
 * @param read its path in the object that was read; null where there is no place for it
 * @param words the value where it is the same, otherwise what happened to it
 */
public record MemberFate(@Nullable String written, @Nullable String read, Outcome outcome, String words) {
    public MemberFate {
        words = StableText.of(words);
    }
}
