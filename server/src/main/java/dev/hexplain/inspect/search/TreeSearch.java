package dev.hexplain.inspect.search;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.DiagnosticView;
import dev.hexplain.inspect.view.HitCountsView;
import dev.hexplain.inspect.view.HitsView;
import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.expr.ExpressionSyntaxException;
import dev.hexplain.search.ByteSearch;
import dev.hexplain.search.SearchRequest;
import dev.hexplain.search.SearchSyntaxException;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.RequestDeadline;
import dev.hexplain.values.WalkRemarks;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Searches one tree: its bytes, the names of its fields, or its values.
 *
 * @param remarks what is known to be left out, and for what the search leaves out
 */
public record TreeSearch(FieldTree tree, SearchRequest request, WalkRemarks remarks) {
    /** After that, an answer has what was found so far: a person sees it, and asks for more. */
    private static final Duration PATIENCE = Duration.ofMillis(250);

    /** Hits one after the other, from a position on. */
    interface Hits {
        /** Moves to the next one; false at the end, and where there is no time left. */
        boolean next();

        /** The one it moved to. */
        HitsView.Hit view();

        boolean isOver();

        /** Where it stands. */
        String position();

        /** Why nothing was found, if there is a reason; empty for none. */
        default String problem() {
            return "";
        }
    }

    /**
     * Some of the hits: fewer than the limit, or none, where finding them takes longer than people wait.
     *
     * @param after where to go on, as the answer before says; empty for the beginning
     * @throws Refusal where the request says nothing that can be looked for
     */
    public HitsView page(String after, int limit) {
        return understood(() -> {
            Hits hits = hits(after);
            return RequestDeadline.within(PATIENCE, () -> page(hits, limit, after.isEmpty()));
        });
    }

    private HitsView page(Hits hits, int limit, boolean isFirst) {
        List<HitsView.Hit> items = new ArrayList<>();
        while (items.size() < limit && hits.next()) {
            items.add(hits.view());
        }
        String next = hits.isOver() ? null : hits.position();
        boolean isNone = items.isEmpty() && isFirst && hits.isOver();
        return new HitsView(
                items,
                next,
                isNone && !hits.problem().isEmpty() ? hits.problem() : null,
                remarks.areComplete(),
                remarks.sentences());
    }

    /**
     * The hits in bytes that begin in a window, for marks: at most so many.
     *
     * @param source number of the source
     */
    public HitsView window(int source, long offset, long length, int limit) {
        requireBytes();
        return understood(() -> RequestDeadline.within(PATIENCE, () -> {
            ByteSearch search = new ByteSearch(tree, request.finder())
                    .within(source, offset, offset + Math.min(length, Long.MAX_VALUE - offset));
            return page(new ByteHits(tree, search), limit, true);
        }));
    }

    /** Prints hits until there are enough; where there are none, says why if there is a reason. */
    public String print(HitPrinter printer) {
        return understood(() -> {
            Hits hits = hits("");
            printer.print(hits);
            return printer.found() == 0 ? hits.problem() : "";
        });
    }

    /**
     * Counts hits in bytes, as far as that goes in the time that people wait.
     *
     * @param after where to go on, as the answer before says; empty for the beginning
     * @param parts into how many parts source 0 is divided
     * @throws Refusal where the request says nothing that can be looked for in bytes
     */
    public HitCountsView counts(String after, int parts) {
        requireBytes();
        return understood(() -> RequestDeadline.within(
                PATIENCE,
                () -> new HitCounts(
                                ByteHits.search(tree, request, after),
                                tree.source().length(),
                                parts)
                        .view(remarks)));
    }

    private void requireBytes() {
        if (!request.kind().isOfBytes()) {
            String message =
                    "Only bytes are counted, or looked for in a window: names, types and values are found by page.";
            throw Refusal.unusable(message, List.of(DiagnosticView.ofMember("kind", message)));
        }
    }

    private Hits hits(String after) {
        return switch (request.kind()) {
            case AUTO, TEXT, HEX, NUMBER, TIME, REGEX, STRINGS ->
                new ByteHits(tree, ByteHits.search(tree, request, after));
            case NAME -> new NameHits(tree, request, after);
            case TYPE, VALUE -> new ValueHits(tree, request, after, remarks);
        };
    }

    static Refusal noPlace(String after) {
        String message = "`%s` is no place in this search: ask with the `next` of its last answer.".formatted(after);
        return Refusal.unusable(message, List.of(DiagnosticView.ofMember("after", message)));
    }

    private <R> R understood(Supplier<R> answer) {
        try {
            return answer.get();
        } catch (SearchSyntaxException misspelled) {
            throw refusal(String.valueOf(misspelled.getMessage()), misspelled.at());
        } catch (ExpressionSyntaxException misspelled) {
            String expected = misspelled.expected().isEmpty() ? "" : "; expected " + misspelled.expected();
            throw refusal(misspelled.getMessage() + expected, misspelled.at());
        } catch (EvalException hasNoValue) {
            throw refusal(String.valueOf(hasNoValue.getMessage()), 0);
        }
    }

    private Refusal refusal(String message, int at) {
        int column = Math.clamp(at, 0, request.text().length()) + 1;
        return Refusal.unusable(
                "This cannot be looked for: " + message,
                List.of(new DiagnosticView("error", 1, column, column + 1, "text", message)));
    }
}
