package dev.hexplain.codecs.samples;

import java.util.List;
import java.util.stream.Collectors;

/** Values that a sample cannot take: all of them, not only the first. */
public final class WrongValues extends Exception {
    private static final long serialVersionUID = 1;

    private final transient List<Mistake> mistakes;

    WrongValues(List<Mistake> mistakes) {
        super(mistakes.stream().map(Mistake::message).collect(Collectors.joining("; ")));
        this.mistakes = List.copyOf(mistakes);
    }

    public List<Mistake> mistakes() {
        return mistakes;
    }
}
