package dev.hexplain.inspect.timings;

import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.inspect.view.TimingView;
import dev.hexplain.timing.OperationTime;
import dev.hexplain.timing.TimedOperation;
import dev.hexplain.timing.TimingEvent;
import dev.hexplain.timing.TimingProcess;
import org.jspecify.annotations.Nullable;

/** What was measured, for JSON. */
final class TimingViews {
    private TimingViews() {}

    static TimingView.MachineView machine(double loadBefore) {
        return new TimingView.MachineView(
                TimingMachine.cpu(),
                Runtime.getRuntime().availableProcessors(),
                TimingMachine.memory(),
                TimingMachine.system(),
                TimingMachine.jdk(),
                TimingProcess.jmhVersion(),
                TimingProcess.flags(),
                loadBefore,
                TimingMachine.load());
    }

    static TimingView.Measured of(TimingEvent.Measured measured) {
        return new TimingView.Measured(
                measured.codec(),
                elements(measured.elements()),
                version(measured.codec()),
                measured.size(),
                measured.reused(),
                operation(measured, TimedOperation.ENCODE),
                operation(measured, TimedOperation.DECODE));
    }

    static TimingView.Refused of(TimingEvent.Refused refused) {
        return new TimingView.Refused(
                refused.codec(), elements(refused.elements()), version(refused.codec()), refused.reason());
    }

    static TimingView.Failed of(TimingEvent.Failed failed) {
        return new TimingView.Failed(
                failed.codec(), elements(failed.elements()), version(failed.codec()), failed.reason(), failed.log());
    }

    private static @Nullable Integer elements(int chosen) {
        return chosen == 0 ? null : chosen;
    }

    /** Of a codec's library. */
    private static String version(String codec) {
        return Codecs.get(codec).map(found -> found.library().version()).orElse("");
    }

    static TimingView.IterationView of(TimingEvent.Iteration at) {
        return new TimingView.IterationView(
                at.codec(),
                elements(at.elements()),
                at.operation().method(),
                at.fork(),
                at.forks(),
                at.number(),
                at.iterations(),
                at.counts(),
                at.nanos());
    }

    private static TimingView.OperationView operation(TimingEvent.Measured measured, TimedOperation operation) {
        OperationTime time = measured.time(operation);
        return new TimingView.OperationView(
                time.nanos(),
                finite(time.error()),
                time.callsPerSecond(),
                time.megabytesPerSecond(measured.size()),
                time.allocated(),
                time.isNoisy());
    }

    private static @Nullable Double finite(double value) {
        return Double.isFinite(value) ? value : null;
    }
}
