package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.Use;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.populations.PopulationSource;
import dev.hexplain.inspect.trees.OpenTree;
import java.io.IOException;

/** A file with objects of a population, decoded each time it is read. */
record FileOfPopulation(String name, DumpInput file, DumpSessions sessions, DecodeChoices choices)
        implements PopulationSource {
    @Override
    public <R> R read(Use<OpenTree, R> use) throws IOException {
        try (DumpSession session = sessions.open(file, choices)) {
            return use.with(session.decode(choices));
        }
    }
}
