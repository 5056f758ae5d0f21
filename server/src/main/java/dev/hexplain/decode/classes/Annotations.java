package dev.hexplain.decode.classes;

import java.util.ArrayList;
import java.util.List;

/** Reads annotations, of which a format may ask the strings and numbers. */
final class Annotations {
    private final Words words;

    Annotations(Words words) {
        this.words = words;
    }

    /** Those that stand here; {@code @interface} is none. */
    List<Annotation> read() {
        List<Annotation> read = new ArrayList<>();
        while (words.at("@") && !words.peekSecond().is("interface")) {
            words.take();
            read.add(annotation());
        }
        return read;
    }

    private Annotation annotation() {
        StringBuilder name =
                new StringBuilder(words.name("the name of an annotation").text());
        while (words.takeIf(".")) {
            name.append('.').append(words.name("the name of an annotation").text());
        }
        return new Annotation(name.toString(), words.at("(") ? literals() : List.of());
    }

    private List<String> literals() {
        List<String> literals = new ArrayList<>();
        Token opening = words.peek();
        int depth = 0;
        do {
            Token token = words.take();
            switch (token.kind()) {
                case END -> throw Words.mistake(opening, "'(' is never closed");
                case STRING, NUMBER -> literals.add(token.text());
                case SYMBOL -> depth += token.is("(") ? 1 : token.is(")") ? -1 : 0;
                case NAME -> {}
            }
        } while (depth > 0);
        return literals;
    }
}
