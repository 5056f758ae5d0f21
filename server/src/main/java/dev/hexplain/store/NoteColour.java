package dev.hexplain.store;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The colour that a note's bytes have. */
public enum NoteColour {
    YELLOW,
    GREEN,
    BLUE,
    RED,
    PURPLE;

    /** As it is written: {@code yellow}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<NoteColour> of(String word) {
        return Arrays.stream(values())
                .filter(colour -> colour.word().equals(word))
                .findFirst();
    }

    public static List<String> words() {
        return Arrays.stream(values()).map(NoteColour::word).toList();
    }
}
