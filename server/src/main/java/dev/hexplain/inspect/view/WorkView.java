package dev.hexplain.inspect.view;

/**
 * Work that is being done, or waits.
 *
 * @param id to end it by
 * @param pool the kind of work
 * @param what it does
 * @param state {@code running}, {@code paused} while others have their turn, or {@code waiting}
 * @param by who asked for it first
 * @param since when that was
 * @param millis since then
 * @param processorMillis what it has computed
 * @param allocatedBytes what it has taken of the heap so far
 * @param residentBytes what processes that work for it have of the computer's memory
 * @param progress from 0 to 1; 0 where that is not known
 */
public record WorkView(
        String id,
        String pool,
        String what,
        String state,
        String by,
        String since,
        long millis,
        long processorMillis,
        long allocatedBytes,
        long residentBytes,
        double progress) {}
