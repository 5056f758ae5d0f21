package dev.hexplain.inspect.view;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A format with the structure of its descriptor; lines are those of the descriptor, from 1. */
public record FormatDetailView(
        FormatView format,
        String doc,
        List<String> docRef,
        boolean hasSource,
        boolean nativeEndian,
        List<DiagnosticView> mistakes,
        List<TypeView> types,
        List<EnumView> enums) {

    /**
     * A type.
     *
     * @param name from the top: {@code png::chunk}
     * @param depth 0 at the top
     * @param endian {@code be}, {@code le}, {@code native}, or the expression that decides
     */
    public record TypeView(
            String name,
            int depth,
            int line,
            @Nullable String doc,
            @Nullable List<String> docRef,
            @Nullable String endian,
            @Nullable String encoding,
            List<ParameterView> parameters,
            List<DefinitionView> fields) {}

    /** A parameter of a type. */
    public record ParameterView(
            String name, String type, @Nullable String doc, int line) {}

    /**
     * A field as it is defined.
     *
     * @param type as written
     * @param cases where the type is a switch
     * @param targets names of the types its value may have
     */
    public record DefinitionView(
            String name,
            Kind kind,
            String type,
            @Nullable List<CaseView> cases,
            @Nullable String switchOn,
            List<String> targets,
            @JsonProperty("enum") @Nullable String enumeration,
            @Nullable String size,
            @Nullable String repeat,
            @JsonProperty("if") @Nullable String condition,
            @Nullable String process,
            @Nullable String position,
            @Nullable String value,
            @Nullable String valid,
            @Nullable String doc,
            @Nullable List<String> docRef,
            @Nullable String role,
            int line) {

        /** How it is found. Named as in JSON. */
        public enum Kind {
            sequential,
            positioned,
            calculated
        }
    }

    /** A case of a switch. */
    public record CaseView(String when, String type) {}

    /** An enum. */
    public record EnumView(String name, int line, List<MemberView> members) {}

    /**
     * A named value.
     *
     * @param value decimal
     * @param originalName its name in the specification
     */
    public record MemberView(
            String name,
            String value,
            @Nullable String originalName,
            @Nullable String doc,
            int line) {}
}
