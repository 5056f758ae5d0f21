package dev.hexplain.inspect.view;

/**
 * A handle.
 *
 * @param id the count of definitions before it through the whole source; -1 where a reference points nowhere
 * @param number as in the stream: {@code 0x7E0003}
 * @param epoch resets before it
 */
public record HandleView(long id, String number, long epoch) {}
