package dev.hexplain.inspect.populations;

import dev.hexplain.codecs.definitions.DefinedClasses;
import dev.hexplain.codecs.objects.MakingLoss;
import dev.hexplain.codecs.objects.PopulationSubjects;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.populations.PopulationProgress.Pass;
import dev.hexplain.inspect.trees.DecodeStatus;
import dev.hexplain.inspect.trees.OpenTree;
import dev.hexplain.inspect.view.DiagnosticView;
import dev.hexplain.inspect.view.PopulationView.ReasonView;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** What there is in the dumps of a population: the classes of its objects, and how many there are. */
final class PopulationSurvey {
    private final PopulationOrder order;
    private final PopulationProgress progress;
    private final long start;
    private final PopulationObjects objects;
    private final ReasonCounts left = new ReasonCounts();
    private final ReasonCounts incomplete = new ReasonCounts();
    private final Map<Class<?>, Long> roots = new HashMap<>();
    private List<PopulationSource> usable = List.of();
    private boolean ofStreams;
    private Optional<PopulationSubjects> subjects = Optional.empty();
    private int count;
    private long bytes;

    PopulationSurvey(PopulationOrder order, PopulationProgress progress, long start) {
        this.order = order;
        this.progress = progress;
        this.start = start;
        this.objects = new PopulationObjects(order.at(), order.each());
    }

    /** The first pass. Each of the passes before the last may take its share of the time. */
    void collectClasses() throws IOException {
        List<PopulationSource> streams = new ArrayList<>();
        List<PopulationSource> values = new ArrayList<>();
        long[] bytes = new long[1];
        int done = 0;
        for (PopulationSource source : order.sources()) {
            if (isLate(25)) {
                left.add("there was no time for more", source.name());
                continue;
            }
            try {
                boolean isStream = source.read(open -> look(open, bytes));
                (isStream ? streams : values).add(source);
            } catch (Refusal | IOException e) {
                left.add(reason(e), source.name());
            }
            progress.at(Pass.CLASSES, ++done, order.sources().size());
        }
        ofStreams = streams.size() >= values.size();
        usable = ofStreams ? streams : values;
        String other = ofStreams
                ? "it is no Java serialization stream, and most of the others are"
                : "it is a Java serialization stream, and most of the others are none";
        (ofStreams ? values : streams).forEach(each -> left.add(other, each.name()));
    }

    private boolean look(OpenTree open, long[] bytes) {
        long size = open.tree().source().length();
        order.limits().requireSmall(size);
        if (bytes[0] + size > order.limits().bytes()) {
            throw Refusal.tooLarge("the dumps have more than the %d MB that a population may have"
                    .formatted(order.limits().bytes() >> 20));
        }
        bytes[0] += size;
        objects.look(open);
        return PopulationObjects.isStream(open.decoder());
    }

    /**
     * The second pass.
     *
     * @throws Refusal where there are no objects
     */
    void meetObjects() throws IOException {
        PopulationSubjects met = new PopulationSubjects(classes());
        List<PopulationSource> read = new ArrayList<>();
        int done = 0;
        for (PopulationSource source : usable) {
            if (isLate(50) || count >= order.limits().objects()) {
                left.add(
                        isLate(50)
                                ? "there was no time for more"
                                : "a population has %,d objects at most"
                                        .formatted(order.limits().objects()),
                        source.name());
                continue;
            }
            if (meet(source, met)) {
                read.add(source);
            }
            progress.at(Pass.OBJECTS, ++done, usable.size());
        }
        usable = read;
        subjects = Optional.of(met);
        if (count == 0) {
            throw Refusal.unusable("There are no objects in any of these: " + firstReason(), reasons());
        }
    }

    private boolean meet(PopulationSource source, PopulationSubjects met) {
        int before = count;
        try {
            long size = source.read(open -> {
                if (open.status() == DecodeStatus.PARTIAL) {
                    incomplete.add("not all bytes of the dump are understood", source.name());
                }
                objects.make(
                        open,
                        (object, losses) -> {
                            met.meet(object);
                            roots.merge(object.getClass(), 1L, Long::sum);
                            count++;
                            losses.stream()
                                    .filter(each -> !(each instanceof MakingLoss.StandIn))
                                    .findFirst()
                                    .ifPresent(loss -> incomplete.add(loss.reason(), source.name()));
                        },
                        reason -> left.add(reason, source.name()));
                return open.tree().source().length();
            });
            bytes += count > before ? size : 0;
        } catch (Refusal | IOException e) {
            left.add(reason(e), source.name());
        } catch (IllegalStateException | IllegalArgumentException e) {
            left.add("it changed while it was read", source.name());
        }
        return count > before;
    }

    private String firstReason() {
        return left.views().isEmpty()
                ? "there are none"
                : left.views().getFirst().reason();
    }

    /** All reasons, where there are several: one that is about many dumps is listed with the first of them. */
    private List<DiagnosticView> reasons() {
        List<ReasonView> all = left.views();
        return all.size() < 2
                ? List.of()
                : all.stream()
                        .map(each -> new DiagnosticView("error", 0, 0, null, each.first(), said(each)))
                        .toList();
    }

    private static String said(ReasonView reason) {
        return reason.count() == 1
                ? reason.reason()
                : "%s (and %,d more)".formatted(reason.reason(), reason.count() - 1);
    }

    static String reason(Exception failure) {
        return failure instanceof IOException && failure.getMessage() == null
                ? failure.toString()
                : String.valueOf(failure.getMessage());
    }

    /** Whether so many percent of the time are over. */
    boolean isLate(int percent) {
        long most = TimeUnit.MILLISECONDS.toNanos(order.limits().time().toMillis()) / 100 * percent;
        return System.nanoTime() - start > most;
    }

    DefinedClasses classes() {
        return objects.classes(ofStreams);
    }

    PopulationSubjects subjects() {
        return subjects.orElseThrow();
    }

    PopulationObjects objects() {
        return objects;
    }

    /** The dumps that gave objects. */
    List<PopulationSource> usable() {
        return usable;
    }

    int dumps() {
        return order.sources().size();
    }

    /** How many objects there are; those beyond the bound are among them. */
    int count() {
        return count;
    }

    /** Bytes of the dumps that gave objects, without layers; empty where the objects are a part of them. */
    Optional<Long> bytes() {
        return order.at().isEmpty() ? Optional.of(bytes) : Optional.empty();
    }

    ReasonCounts left() {
        return left;
    }

    ReasonCounts incomplete() {
        return incomplete;
    }

    Map<Class<?>, Long> roots() {
        return roots;
    }
}
