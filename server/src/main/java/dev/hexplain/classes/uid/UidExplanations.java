package dev.hexplain.classes.uid;

import dev.hexplain.classes.ClassFacts;
import dev.hexplain.classes.ClassFacts.FieldFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds why a stream has another serialVersionUID than the one that would be computed from a class: what the compiler that
 * built the writer's class did differently, and what that version of the source had or had not. A match of 64 bits is no
 * accident; where there is none, more than this has changed.
 */
public final class UidExplanations {
    private static final String UID = "serialVersionUID";
    /** Compilers' differences that are combined. */
    private static final int COMBINED = 3;
    /** The part of the tries that are left that goes to accessors: one in so many. */
    private static final int ACCESSORS = 2;
    /** Members of a class for which a try costs one more. */
    private static final int MEMBERS = 32;

    private int left;

    /**
     * @param tries UIDs that may be computed in all, of classes of few members: some microseconds each
     */
    public UidExplanations(int tries) {
        this.left = tries;
    }

    /**
     * What would have to hold of a class; each continues "matches if". The fewest that are found.
     *
     * @param uid of the stream
     * @param streamed fields of the stream
     */
    public Optional<List<String>> of(ClassFacts facts, long uid, List<FieldFacts> streamed) {
        UidInput own = UidInput.of(facts);
        UidInput plain =
                own.withFields(fields -> fields.filter(field -> !field.name().equals(UID)));
        Search search = new Search(facts, uid);
        if (search.matches(own) || search.matches(plain)) {
            return Optional.of(List.of("it does not declare serialVersionUID: this is the one that is computed"));
        }
        return IntStream.rangeClosed(1, COMBINED)
                .mapToObj(depth -> search.compilers(plain, List.of(), depth))
                .flatMap(Optional::stream)
                .findFirst()
                .or(() -> search.accessors(plain))
                .or(() -> search.sources(plain, streamed));
    }

    private final class Search {
        private final CompilerDifferences compilers;
        private final SyntheticAccessors accessors;
        private final long wanted;

        Search(ClassFacts facts, long wanted) {
            this.compilers = new CompilerDifferences(facts);
            this.accessors = new SyntheticAccessors(facts);
            this.wanted = wanted;
        }

        boolean matches(UidInput input) {
            boolean may = left > 0;
            left -= 1
                    + (input.fields().size()
                                    + input.methods().size()
                                    + input.constructors().size())
                            / MEMBERS;
            return may && DefaultUid.of(input) == wanted;
        }

        /** So many differences of compilers at once. */
        Optional<List<String>> compilers(UidInput input, List<String> so, int count) {
            Stream<CompilerDifference> all = compilers.of(input).stream().takeWhile(_ -> left > 0);
            return count == 1
                    ? first(all, so)
                    : all.map(each -> compilers(each.input(), and(so, each.reason()), count - 1))
                            .flatMap(Optional::stream)
                            .findFirst();
        }

        /** Accessors of private members, alone and with one more difference: of the tries that are left, a part. */
        Optional<List<String>> accessors(UidInput input) {
            int until = left - left / ACCESSORS;
            return first(accessors.of(input).takeWhile(_ -> left > until), List.of())
                    .or(() -> compilers.of(input).stream()
                            .takeWhile(_ -> left > until)
                            .map(each -> first(
                                    accessors.of(each.input()).takeWhile(_ -> left > until),
                                    and(List.of(), each.reason())))
                            .flatMap(Optional::stream)
                            .findFirst());
        }

        /** The stream's fields, one more change, and one difference of compilers: any of them. */
        Optional<List<String>> sources(UidInput input, List<FieldFacts> streamed) {
            List<CompilerDifference> fields =
                    new ArrayList<>(SourceChanges.ofFields(input, streamed).toList());
            if (fields.isEmpty()) {
                fields.add(new CompilerDifference("", input));
            }
            return first(fields.stream(), List.of())
                    .or(() -> fields.stream()
                            .takeWhile(_ -> left > 0)
                            .map(each -> compilers(each.input(), and(List.of(), each.reason()), 1))
                            .flatMap(Optional::stream)
                            .findFirst())
                    .or(() -> fields.stream()
                            .takeWhile(_ -> left > 0)
                            .map(each -> first(SourceChanges.ofOne(each.input()), and(List.of(), each.reason())))
                            .flatMap(Optional::stream)
                            .findFirst())
                    .or(() -> fields.stream()
                            .takeWhile(_ -> left > 0)
                            .map(each -> both(each.input(), and(List.of(), each.reason())))
                            .flatMap(Optional::stream)
                            .findFirst());
        }

        private Optional<List<String>> both(UidInput input, List<String> so) {
            return compilers.of(input).stream()
                    .takeWhile(_ -> left > 0)
                    .map(each -> first(SourceChanges.ofOne(each.input()), and(so, each.reason())))
                    .flatMap(Optional::stream)
                    .findFirst();
        }

        private Optional<List<String>> first(Stream<CompilerDifference> changes, List<String> so) {
            return changes.takeWhile(_ -> left > 0)
                    .filter(each -> matches(each.input()))
                    .findFirst()
                    .map(each -> and(so, each.reason()));
        }
    }

    private static List<String> and(List<String> reasons, String more) {
        return more.isEmpty()
                ? reasons
                : Stream.concat(reasons.stream(), Stream.of(more)).toList();
    }
}
