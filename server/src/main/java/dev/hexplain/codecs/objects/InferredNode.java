package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.definitions.ClassDefinition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.SourceVersion;

/** A value of which an object is made. What has parts gets them after it is there, as it may be part of itself. */
sealed interface InferredNode {
    /** A value without parts, as Java has it: a {@code Long}, a {@code String}, a {@code byte[]}. */
    record Scalar(Object value) implements InferredNode {}

    /** Null. */
    record Absent() implements InferredNode {}

    /** A list. */
    final class Elements implements InferredNode {
        final List<InferredNode> parts = new ArrayList<>();
    }

    /** A map whose keys are no names. */
    final class Entries implements InferredNode {
        final Map<Object, InferredNode> parts = new LinkedHashMap<>();
    }

    /** Values by name. */
    final class Members implements InferredNode {
        /** More than these are no class, but a map. */
        private static final int MOST = 500;

        final Map<String, InferredNode> parts = new LinkedHashMap<>();
        private final String type;

        /** @param type as the format calls it */
        Members(String type) {
            this.type = type;
        }

        /** Whether they are those of a class: names that Java has, and not too many. */
        boolean areOfClass() {
            return parts.size() <= MOST
                    && parts.keySet().stream()
                            .allMatch(name -> SourceVersion.isIdentifier(name) && !SourceVersion.isKeyword(name));
        }

        /** The name of the class that the format names; empty where it names none. */
        Optional<String> className() {
            return type.contains(".") && SourceVersion.isName(type) && !ClassDefinition.isJdk(type)
                    ? Optional.of(type)
                    : Optional.empty();
        }
    }
}
