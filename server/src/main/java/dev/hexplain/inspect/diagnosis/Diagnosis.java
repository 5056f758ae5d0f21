package dev.hexplain.inspect.diagnosis;

import java.util.List;

/**
 * The explanation of an exception message.
 *
 * @param id of the symptom, as in addresses of {@code docs/messages.md}
 * @param title what is wrong, in a few words
 * @param quote the part of the text it was read from
 * @param bytes what the bytes were, where the message tells; otherwise empty
 * @param why it happens
 * @param remedies what to do, most likely first
 * @param clue what to look for in a dump
 */
public record Diagnosis(
        String id, String title, String quote, String bytes, String why, List<String> remedies, Clue clue) {

    public Diagnosis {
        remedies = List.copyOf(remedies);
    }

    /** The part of a dump that the message is about. */
    public sealed interface Clue {
        /** Nothing in particular. */
        record None() implements Clue {}

        /** Its first bytes. */
        record Start() implements Clue {}

        /** The first place where decoding went wrong, or a header stands where none should. */
        record Trouble() implements Clue {}

        /** The end. */
        record End() implements Clue {}

        /** The descriptor of a class. */
        record ClassNamed(String name) implements Clue {}
    }
}
