package dev.hexplain.inspect.messages;

import dev.hexplain.bytes.Source;
import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import dev.hexplain.inspect.trees.OpenTree;
import dev.hexplain.inspect.view.DiagnosisView.Place;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Paths;
import dev.hexplain.tree.Severity;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Walk;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/** Finds the fields of a tree that an exception message is about, in bounded time. */
record ClueFields(OpenTree open) {
    private static final int MOST = 3;

    /** Most classes and fields that are searched for a name. */
    private static final int CLASSES_SEEN = 20_000;

    private static final int FIELDS_SEEN = 20_000;

    /** So many bytes are searched for a second stream header. */
    private static final int SEARCHED = 16 << 20;

    private static final int PIECE = 1 << 16;
    private static final byte[] STREAM_HEADER = {(byte) 0xAC, (byte) 0xED, 0, 5};
    private static final String VERSION = "serialVersionUID";

    List<Place> of(Clue clue) {
        return switch (clue) {
            case Clue.None none -> List.of();
            case Clue.Start start -> at(0, "the first bytes");
            case Clue.End end -> at(open.tree().source().length() - 1, "the last bytes");
            case Clue.Trouble trouble -> trouble();
            case Clue.ClassNamed(String name) -> classNamed(name);
        };
    }

    private List<Place> at(long offset, String what) {
        return offset < 0
                ? List.of()
                : open.tree().at(offset).map(field -> place(field, what)).stream()
                        .toList();
    }

    private List<Place> trouble() {
        List<Place> header = secondHeader().stream()
                .boxed()
                .flatMap(offset -> at(offset, "a second stream header, AC ED 00 05").stream())
                .toList();
        Stream<Place> issues = open.tree().facts().issues().stream()
                .filter(issue -> issue.severity() != Severity.NOTE)
                .sorted(Comparator.comparing(Issue::severity).thenComparingLong(Issue::offset))
                .flatMap(issue -> open.tree().fieldOf(issue).map(field -> place(field, issue.message())).stream());
        return Stream.concat(header.stream(), issues).limit(MOST).toList();
    }

    private OptionalLong secondHeader() {
        Source source = open.tree().source();
        long end = Math.min(source.length(), SEARCHED);
        for (long from = 1; from < end; from += PIECE) {
            byte[] piece = source.copy(from, (int) Math.min(PIECE + STREAM_HEADER.length - 1, source.length() - from));
            int found = indexOf(piece);
            if (found >= 0) {
                return OptionalLong.of(from + found);
            }
        }
        return OptionalLong.empty();
    }

    private static int indexOf(byte[] piece) {
        for (int at = 0; at + STREAM_HEADER.length <= piece.length; at++) {
            if (piece[at] == STREAM_HEADER[0]
                    && piece[at + 1] == STREAM_HEADER[1]
                    && piece[at + 2] == STREAM_HEADER[2]
                    && piece[at + 3] == STREAM_HEADER[3]) {
                return at;
            }
        }
        return -1;
    }

    private List<Place> classNamed(String name) {
        Optional<Field> descriptor = descriptor(name);
        if (descriptor.isEmpty()) {
            return mentioned(name).map(field -> place(field, "its name")).stream()
                    .toList();
        }
        List<Place> places = new ArrayList<>();
        open.tree()
                .child(descriptor.get(), VERSION)
                .ifPresent(field -> places.add(place(field, "its serialVersionUID in the stream")));
        places.add(place(descriptor.get(), "its descriptor"));
        return places;
    }

    private Optional<Field> descriptor(String name) {
        Handles handles = open.tree().handles();
        for (int ordinal = 0; ordinal < Math.min(handles.count(), CLASSES_SEEN); ordinal++) {
            Optional<Field> found = handles.get(ordinal)
                    .flatMap(handles::definition)
                    .filter(field -> field.shape().has(ShapeMark.CLASS_DESCRIPTOR))
                    .filter(field -> isOf(field, name));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private boolean isOf(Field descriptor, String name) {
        return open.decoder()
                .classOf(open.tree(), descriptor)
                .filter(found ->
                        found.name().equals(name) || found.displayName().equals(name))
                .isPresent();
    }

    /** The first text that is the name, for formats that write names without descriptors. */
    private Optional<Field> mentioned(String name) {
        Walk walk = new Walk(open.tree());
        for (int seen = 0; seen < FIELDS_SEEN && walk.next(); seen++) {
            Field field = walk.field();
            if (walk.atLeaf() && field.length() >= name.length() && says(field, name)) {
                return open.tree().field(field.id());
            }
        }
        return Optional.empty();
    }

    private boolean says(Field field, String name) {
        String actual = open.tree().value(field).actual();
        return actual.equals(name) || actual.equals("\"" + name + "\"");
    }

    private Place place(Field field, String what) {
        return new Place(field.id().toString(), Paths.of(open.tree(), field), field.offset(), field.length(), what);
    }
}
