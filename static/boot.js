// Sets language, theme, hand and size of text on <html> before anything is painted; the app takes over. The page waits
// for it on purpose.
(function () {
	var root = document.documentElement;

	function kept(key) {
		try {
			return localStorage.getItem('tablemate.' + key);
		} catch {
			// Denied: the device decides.
			return null;
		}
	}

	try {
		// The first wish that is a tongue of the app.
		var language = [kept('language'), navigator.languages || navigator.language, 'en']
			.join()
			.match(/(?:^|,)(e[ns])/i)[1]
			.toLowerCase();
		if (language !== 'en') {
			// The pages are prerendered in English: they wait, hidden, until the words are exchanged.
			root.lang = language;
			root.dataset.waiting = '';
		}
		var theme = kept('theme');
		var dark =
			theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
		root.dataset.theme = dark ? 'dark' : 'light';
		if (theme === 'contrast') root.dataset.contrast = 'more';
		root.dataset.hand = kept('hand') || '';
		root.dataset.text = kept('text') || '';
	} catch {
		// An old browser shows the page in English and in the light theme.
	}

	try {
		decodeURIComponent(location.hash);
	} catch {
		// A half escape names no place on a page, and the router would fall over it.
		location.replace('#');
	}

	// A style sheet that does not come is asked for again each second, and who waits for it waits on: what was refused
	// once would keep a page shut for good, or leave it without its looks.
	addEventListener(
		'error',
		function (event) {
			var link = event.target;
			if (link.rel !== 'stylesheet') return;
			event.stopPropagation();
			setTimeout(function () {
				var next = link.cloneNode();
				next.onload = function () {
					link.dispatchEvent(new Event('load'));
				};
				link.replaceWith(next);
			}, 1000);
		},
		true
	);

	// Says above the page what keeps it from being used. A browser older than Safari 16.4, Firefox 115, Chromium 111 cannot
	// read the app's scripts. In any other a file that never comes, or storage that never answers, would leave the page
	// empty or deaf for good: it says so after eight seconds in which it could have come, until it comes.
	var old = !window.CompressionStream || ![].with;
	var spanish = root.lang === 'es';
	var told = document.createElement('h2');
	var words = old ? told : told.appendChild(document.createElement('button'));
	var seconds = 0;
	told.setAttribute('role', 'alert');
	words.textContent = old
		? spanish
			? 'Este navegador es demasiado antiguo. Actualízalo o usa otro.'
			: 'This browser is too old. Update it, or use another one.'
		: spanish
			? 'Esta página no se abre. Tus partidas están guardadas. Reintentar'
			: 'This page isn’t opening. Your games are saved. Try again';
	if (!old) {
		words.className = 'btn second';
		words.onclick = function () {
			location.reload();
		};
	}
	setInterval(function () {
		if (!old && document.querySelector('main') && document.querySelector('#svelte-announcer')) {
			told.remove();
			seconds = 0;
		} else if (document.body && ++seconds === (old ? 1 : 8)) {
			document.body.prepend(told);
			delete root.dataset.waiting;
		}
	}, 1000);
})();
