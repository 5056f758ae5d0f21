package dev.hexplain.testing;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.tree.FieldTree;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Documents that a library of a format writes, each held against what the decoder shows of it. */
public final class WrittenDocuments {
    private static final int SHOWN_BYTES = 40;

    private final Survival survival;
    private final Writer writer;
    private final UnaryOperator<Object> asWritten;

    /** How a library writes a document. */
    @FunctionalInterface
    public interface Writer {
        byte[] write(@Nullable Object document) throws IOException;
    }

    /** @param asWritten what a format writes in a value's place, where that is another one; usually itself */
    public WrittenDocuments(Decoder decoder, Writer writer, UnaryOperator<Object> asWritten) {
        this.survival = new Survival(decoder);
        this.writer = writer;
        this.asWritten = asWritten;
    }

    /** Where what is shown differs, in all of some documents. */
    public List<String> differences(List<?> documents) throws IOException {
        List<String> wrong = new ArrayList<>();
        for (Object document : documents) {
            wrong.addAll(differences(document));
        }
        return wrong;
    }

    private List<String> differences(@Nullable Object document) throws IOException {
        byte[] bytes = writer.write(document);
        FieldTree tree = survival.decode(bytes);
        if (!tree.facts().issues().isEmpty()) {
            int shown = Math.min(SHOWN_BYTES, bytes.length);
            return List.of(
                    tree.facts().issues().getFirst() + " in " + HexFormat.of().formatHex(bytes, 0, shown));
        }
        List<Object> expected = new ArrayList<>();
        expected.add(named(ReflectedValues.of(document, asWritten)));
        return Differences.of(expected, PlainValues.of(tree));
    }

    /** Members are called as trees call them. */
    private static @Nullable Object named(@Nullable Object value) {
        return switch (value) {
            case Map<?, ?> map -> {
                Map<String, Object> members = new LinkedHashMap<>();
                map.forEach((key, each) -> members.put(ContainerPreviews.name(String.valueOf(key)), named(each)));
                yield members;
            }
            case List<?> list -> {
                List<Object> elements = new ArrayList<>();
                list.forEach(each -> elements.add(named(each)));
                yield elements;
            }
            case null, default -> value;
        };
    }
}
