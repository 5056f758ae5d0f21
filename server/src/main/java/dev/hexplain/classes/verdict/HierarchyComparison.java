package dev.hexplain.classes.verdict;

import dev.hexplain.classes.ClassFacts;
import dev.hexplain.classes.LocalClasses;
import dev.hexplain.classes.Supertypes;
import java.util.ArrayList;
import java.util.List;

/** Compares the classes that write an object's data with those that read it, as {@code getClassDataLayout} does. */
final class HierarchyComparison {
    private final LocalClasses classes;
    private final Supertypes types;

    HierarchyComparison(LocalClasses classes) {
        this.classes = classes;
        this.types = new Supertypes(classes);
    }

    /** What differs above a class, a sentence each. */
    List<String> of(StreamedClass stream, LocalClass local) {
        List<ClassFacts> readers = classes.lineage(local.facts()).stream()
                .takeWhile(each -> types.isSerializable(each).orElse(true))
                .toList();
        List<String> notes = new ArrayList<>();
        int next = 0;
        for (StreamedClass writer : stream.lineage()) {
            int match = next;
            while (match < readers.size() && !readers.get(match).name().equals(writer.name())) {
                match++;
            }
            if (match == readers.size()) {
                notes.add(writer.name() + " is above it in the stream, and not here: its part is read and dropped");
                continue;
            }
            readers.subList(next, match).forEach(each -> notes.add(withoutData(each)));
            next = match + 1;
        }
        readers.subList(next, readers.size()).forEach(each -> notes.add(withoutData(each)));
        return notes;
    }

    private static String withoutData(ClassFacts reader) {
        return reader.name() + " is above it here, and not in the stream: "
                + (reader.hasPrivateMethod("readObjectNoData", "()V")
                        ? "its readObjectNoData() is called"
                        : "its fields have default values");
    }
}
