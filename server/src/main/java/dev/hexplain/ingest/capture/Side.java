package dev.hexplain.ingest.capture;

import java.util.Optional;

/** One of the two sides of a flow: a began the conversation, as far as the capture shows. */
public enum Side {
    A,
    B;

    public Side other() {
        return this == A ? B : A;
    }

    /** As it is written in addresses: {@code a} or {@code b}. */
    public String letter() {
        return this == A ? "a" : "b";
    }

    public static Optional<Side> parse(String letter) {
        return switch (letter) {
            case "a" -> Optional.of(A);
            case "b" -> Optional.of(B);
            default -> Optional.empty();
        };
    }
}
