package dev.hexplain.codecs.nested;

import dev.hexplain.codecs.nested.SchemaType.Choice;
import dev.hexplain.codecs.nested.SchemaType.Chosen;
import dev.hexplain.codecs.nested.SchemaType.Constants;
import dev.hexplain.codecs.nested.SchemaType.Dictionary;
import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SchemaType.Recursion;
import dev.hexplain.codecs.nested.SchemaType.Scalar;
import dev.hexplain.codecs.nested.SchemaType.Sequence;
import dev.hexplain.codecs.nested.SchemaType.Spelled;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import dev.hexplain.codecs.nested.SchemaType.Tag;
import dev.hexplain.decode.schema.SchemaOutline;
import dev.hexplain.decode.schema.SchemaOutline.Content;
import dev.hexplain.decode.schema.SchemaOutline.Member;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Converts values of the types that were made for an object to those of an edited schema, and back. */
final class EditedTypes {
    private static final int MOST_MISTAKES = 10;

    private final Map<Pair, EditedStruct> structs = new HashMap<>();
    private final List<String> mistakes = new ArrayList<>();

    private record Pair(Struct own, SchemaOutline.Struct edited) {}

    /** @throws UnmappableException with all places where the edited schema cannot hold what there is */
    Conversion root(Struct own, SchemaOutline edited) throws UnmappableException {
        Conversion conversion = of(own, edited, own.name());
        if (!mistakes.isEmpty()) {
            String more =
                    mistakes.size() > MOST_MISTAKES ? "; and %d more".formatted(mistakes.size() - MOST_MISTAKES) : "";
            throw new UnmappableException("The edited schema does not fit the object: "
                    + String.join("; ", mistakes.subList(0, Math.min(mistakes.size(), MOST_MISTAKES))) + more);
        }
        return conversion;
    }

    /** @param place for messages: the struct and its field */
    private Conversion of(SchemaType own, SchemaOutline edited, String place) {
        return switch (own) {
            case Scalar scalar
            when edited instanceof SchemaOutline.Scalar other ->
                EditedScalars.of(scalar, other).orElseGet(() -> mistake(own, edited, place));
            case Spelled(Scalar scalar, String _)
            when edited instanceof SchemaOutline.Scalar other ->
                EditedScalars.of(scalar, other).orElseGet(() -> mistake(own, edited, place));
            case Constants constants -> constants(constants, edited, place);
            case Struct struct when edited instanceof SchemaOutline.Struct other -> struct(struct, other);
            case Recursion again
            when edited instanceof SchemaOutline.Struct other ->
                struct(again.struct().get(), other);
            case Choice choice -> choice(choice, edited, place);
            case Sequence sequence
            when edited instanceof SchemaOutline.Sequence other -> sequence(of(sequence.of(), other.of(), place));
            case Dictionary dictionary
            when edited instanceof SchemaOutline.Entries other && isText(other.keys()) ->
                dictionary(of(dictionary.of(), other.values(), place));
            default -> mistake(own, edited, place);
        };
    }

    private static boolean isText(SchemaOutline keys) {
        return keys instanceof SchemaOutline.Scalar scalar && scalar.content() == Content.TEXT;
    }

    private Conversion mistake(SchemaType own, SchemaOutline edited, String place) {
        mistakes.add("%s is %s, and cannot be written as %s"
                .formatted(place, SchemaLabels.of(own), SchemaLabels.of(edited)));
        return Conversion.same(own);
    }

    // -- constants

    private Conversion constants(Constants own, SchemaOutline edited, String place) {
        if (edited instanceof SchemaOutline.Scalar scalar && scalar.content() == Content.TEXT) {
            return Conversion.same(new Spelled(Scalar.TEXT, scalar.word()));
        }
        if (!(edited instanceof SchemaOutline.Constants constants)) {
            return mistake(own, edited, place);
        }
        List<Map.Entry<Long, String>> symbols = constants.symbols().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .toList();
        List<String> names = symbols.stream().map(Map.Entry::getValue).toList();
        Constants type = new Constants(
                constants.name(),
                names,
                symbols.stream().map(symbol -> symbol.getKey().intValue()).toList(),
                constants.base());
        return new Conversion(type, value -> present(String.valueOf(value), names, type.name()), value -> value);
    }

    private static String present(String name, List<String> names, String type) {
        if (!names.contains(name)) {
            throw new IllegalArgumentException("%s of the edited schema has no constant %s".formatted(type, name));
        }
        return name;
    }

    // -- structs

    private Conversion struct(Struct own, SchemaOutline.Struct edited) {
        Pair pair = new Pair(own, edited);
        EditedStruct known = structs.get(pair);
        if (known != null) {
            return known.isDefined()
                    ? known.conversion(known.struct())
                    : known.conversion(new Recursion(edited.name(), known::struct));
        }
        EditedStruct made = new EditedStruct();
        structs.put(pair, made); // it may contain itself
        List<EditedStruct.Part> parts = new ArrayList<>();
        for (Member member : edited.members()) {
            field(own.fields(), member.name())
                    .ifPresent(field -> parts.add(new EditedStruct.Part(field, edited(own.name(), field, member))));
        }
        made.define(edited.name(), parts);
        return made.conversion(made.struct());
    }

    private EditedStruct.Edited edited(String struct, Field own, Member member) {
        Conversion conversion = of(own.type(), member.type(), struct + "." + own.name());
        // Where fields have numbers, an empty list is not written: it stays what the object makes of that.
        boolean isOptional = member.isOptional() || (member.number() > 0 && own.optional() && !own.isOptionalOne());
        return new EditedStruct.Edited(
                new Field(
                        own.name(),
                        conversion.type(),
                        isOptional,
                        own.logical(),
                        new Tag(member.number(), member.isPacked(), member.absent())),
                conversion);
    }

    private static Optional<Field> field(List<Field> fields, String name) {
        return fields.stream().filter(field -> field.name().equals(name)).findFirst();
    }

    // -- choices

    private Conversion choice(Choice own, SchemaOutline edited, String place) {
        return switch (edited) {
            case SchemaOutline.Struct struct -> choice(own, struct.name(), alternatives(own, struct));
            case SchemaOutline.Alternatives union -> choice(own, own.name(), alternatives(own, union));
            default -> mistake(own, edited, place);
        };
    }

    /** Alternatives that have names. */
    private Map<Field, EditedStruct.Edited> alternatives(Choice own, SchemaOutline.Struct edited) {
        Map<Field, EditedStruct.Edited> alternatives = new LinkedHashMap<>();
        for (Member member : edited.members()) {
            field(own.fields(), member.name())
                    .ifPresent(field -> alternatives.put(field, edited(own.name(), field, member)));
        }
        return alternatives;
    }

    /** Alternatives that are distinguished by their types; all stay, so that each keeps its number. */
    private Map<Field, EditedStruct.Edited> alternatives(Choice own, SchemaOutline.Alternatives edited) {
        List<Field> left = new ArrayList<>(own.fields());
        Map<Field, EditedStruct.Edited> alternatives = new LinkedHashMap<>();
        for (SchemaOutline type : edited.types()) {
            @Nullable Field field = left.stream()
                    .filter(each -> SchemaLabels.isAlike(each.type(), type))
                    .findFirst()
                    .orElse(null);
            if (field == null) {
                mistakes.add("%s has no alternative that is %s".formatted(own.name(), SchemaLabels.of(type)));
                continue;
            }
            left.remove(field);
            Conversion conversion = of(field.type(), type, own.name() + "." + field.name());
            Field as = new Field(field.name(), conversion.type(), field.optional(), field.logical());
            alternatives.put(field, new EditedStruct.Edited(as, conversion));
        }
        return alternatives;
    }

    private static Conversion choice(Choice own, String name, Map<Field, EditedStruct.Edited> alternatives) {
        Choice type = new Choice(
                name,
                alternatives.values().stream().map(EditedStruct.Edited::field).toList());
        return new Conversion(
                type,
                value -> {
                    Chosen chosen = (Chosen) value;
                    EditedStruct.@Nullable Edited as = alternatives.get(chosen.field());
                    if (as == null) {
                        throw new IllegalArgumentException("%s of the edited schema has no alternative %s"
                                .formatted(own.name(), chosen.field().name()));
                    }
                    return new Chosen(as.field(), as.conversion().to().apply(chosen.value()));
                },
                value -> {
                    Chosen chosen = (Chosen) value;
                    Map.Entry<Field, EditedStruct.Edited> as = alternatives.entrySet().stream()
                            .filter(each -> each.getValue().field().equals(chosen.field()))
                            .findFirst()
                            .orElseThrow();
                    return new Chosen(
                            as.getKey(), as.getValue().conversion().from().apply(chosen.value()));
                });
    }

    // -- lists and maps

    private static Conversion sequence(Conversion of) {
        return new Conversion(
                new Sequence(of.type()),
                value -> ((List<?>) value).stream().map(of.to()).toList(),
                value -> ((List<?>) value).stream().map(of.from()).toList());
    }

    private static Conversion dictionary(Conversion of) {
        return new Conversion(
                new Dictionary(of.type()),
                value -> EditedStruct.each((Map<?, ?>) value, of.to()),
                value -> EditedStruct.each((Map<?, ?>) value, of.from()));
    }
}
