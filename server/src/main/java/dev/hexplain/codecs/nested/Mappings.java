package dev.hexplain.codecs.nested;

import dev.hexplain.codecs.EditedSchema;
import dev.hexplain.codecs.flat.FlatClass;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.subjects.Subject;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import ru.sbrf.ufs.dto.SessionDto;

/** The mappings of the objects that a coder has met. */
public final class Mappings {
    private static final Mapping SESSION = new SessionMapping();

    private final Optional<EditedSchema> edited;
    private final SchemaForms forms;
    private final Map<Subject, Mapping> known = new ConcurrentHashMap<>();
    private final Map<Subject, Boolean> nested = new ConcurrentHashMap<>();

    /**
     * Mappings to schemas of a language.
     *
     * @param edited the schema that objects are mapped to; empty for the one that their classes make
     */
    public Mappings(Optional<EditedSchema> edited, SchemaForms forms) {
        this.edited = edited;
        this.forms = forms;
    }

    /**
     * Whether a subject is mapped: what was imported, what has more than scalars, and arrays of them, and all for an
     * edited schema.
     */
    public boolean has(Subject subject) {
        return edited.isPresent() || isNested(subject);
    }

    private boolean isNested(Subject subject) {
        return nested.computeIfAbsent(
                subject,
                _ -> subject.classes().arePassing() || FlatClass.of(subject).isEmpty());
    }

    /** Makes the mapping of an object; returns the reason where no schema can say what it holds. */
    public Optional<String> refusal(Subject subject, Object object) {
        try {
            if (subject instanceof ObservedSubject many) {
                return refusal(many, object);
            }
            Mapping own = made(subject, object);
            known.put(subject, edited.isPresent() ? EditedMapping.of(own, edited.get()) : own);
            return Optional.empty();
        } catch (UnmappableException e) {
            return Optional.ofNullable(e.getMessage());
        }
    }

    /** Objects of a population have one mapping; those that it was not made for are refused. */
    private Optional<String> refusal(ObservedSubject many, Object object) throws UnmappableException {
        if (!known.containsKey(many)) {
            known.put(many, ObjectMapping.of(many.places(), many.type(), forms));
        }
        return ObjectMapping.refusal(ObservedPlaces.of(object), object.getClass(), forms);
    }

    /** The mapping of an object, which is made unless that has been done. */
    public Mapping of(Subject subject, Object object) {
        Mapping mapping = known.get(subject);
        if (mapping != null) {
            return mapping;
        }
        refusal(subject, object).ifPresent(reason -> {
            throw new IllegalArgumentException(reason);
        });
        return of(subject);
    }

    /**
     * The mapping of a subject; of a sample, by the values that it has by itself.
     *
     * @throws UnsupportedOperationException where that was not asked for its object
     */
    public Mapping of(Subject subject) {
        Mapping mapping = known.get(subject);
        if (mapping != null) {
            return mapping;
        }
        if (subject instanceof Sample sample) {
            return of(sample, sample.build());
        }
        throw new UnsupportedOperationException("Only the object says what its schema is");
    }

    private Mapping made(Subject subject, Object object) throws UnmappableException {
        return subject.type() == SessionDto.class ? SESSION : ObjectMapping.of(object, forms);
    }
}
