package dev.hexplain.decode.classes;

import java.util.ArrayList;
import java.util.List;

/** Parses annotations, whose strings and numbers some formats need. */
final class AnnotationReader {
    private final JavaTokenStream words;

    AnnotationReader(JavaTokenStream words) {
        this.words = words;
    }

    /** The annotations at the current position; {@code @interface} is not one. */
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
        List<JavaToken> arguments = words.at("(") ? arguments() : List.of();
        return new Annotation(
                name.toString(),
                arguments.stream()
                        .filter(each -> each.kind() == JavaToken.Kind.STRING || each.kind() == JavaToken.Kind.NUMBER)
                        .map(JavaToken::text)
                        .toList(),
                arguments.stream().map(JavaToken::text).toList());
    }

    /** The tokens up to the closing bracket. */
    private List<JavaToken> arguments() {
        List<JavaToken> arguments = new ArrayList<>();
        JavaToken opening = words.peek();
        int depth = 0;
        do {
            JavaToken token = words.take();
            if (token.kind() == JavaToken.Kind.END) {
                throw JavaTokenStream.diagnostic(opening, "'(' is never closed");
            }
            depth += token.is("(") ? 1 : token.is(")") ? -1 : 0;
            arguments.add(token);
        } while (depth > 0);
        return arguments;
    }
}
